/** What a column of a payment may hold. */
export const paymentSources = [
  ...(['text', 'mode', 'debitAccount', 'debitIfsc', 'debitSol', 'name', 'account', 'ifsc', 'sol', 'amount'] as const),
  ...(['date', 'code', 'narration', 'reference', 'serial'] as const),
]
/** What a column of the header, the debit and the trailer may hold; their amount is the sum. */
export const frameSources = [
  ...(['text', 'debitAccount', 'debitIfsc', 'debitSol', 'amount', 'count', 'date', 'narration', 'reference'] as const),
]
