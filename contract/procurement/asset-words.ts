export const assetStates = ['inStock', 'inUse', 'retired'] as const
export type AssetState = (typeof assetStates)[number]

/** How something is when it comes back. What is lost is retired with it. */
export const assetConditions = ['good', 'worn', 'damaged', 'lost'] as const
export type AssetCondition = (typeof assetConditions)[number]

export const retireReasons = ['scrapped', 'sold', 'donated', 'stolen', 'lost', 'other'] as const
export type RetireReason = (typeof retireReasons)[number]

export const mostAssets = 50
