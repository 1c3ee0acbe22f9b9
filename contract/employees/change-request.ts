/** Details of their own record that employees ask HR to change, because pay, returns or certificates depend on them. */
export const changeRequestKinds = ['bank', 'pan', 'uan', 'esi', 'name'] as const
export type ChangeRequestKind = (typeof changeRequestKinds)[number]

export const requestedNumbers = ['pan', 'uan', 'esi'] as const

export const changeRequestStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const

export const changeRequestFields = [
  ...['holderName', 'accountNumber', 'ifsc', 'bankName', 'branch', 'accountType', 'upi'],
  ...['pan', 'uan', 'esi', 'name'],
] as const satisfies readonly string[]
