export type State = 'draft' | 'calculating' | 'calculated' | 'approved' | 'paid'
