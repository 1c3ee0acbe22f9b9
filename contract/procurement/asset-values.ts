export const assetStates = ['inStock', 'inUse', 'retired'] as const
export type AssetState = (typeof assetStates)[number]

/** The condition on return. A lost asset is retired too. */
export const assetConditions = ['good', 'worn', 'damaged', 'lost'] as const
export type AssetCondition = (typeof assetConditions)[number]

export const retireReasons = ['scrapped', 'sold', 'donated', 'stolen', 'lost', 'other'] as const
export type RetireReason = (typeof retireReasons)[number]

export const mostAssets = 50
