/** What a column of a payment record may contain. */
export const paymentSources = [
  ...(['text', 'mode', 'debitAccount', 'debitIfsc', 'debitSol', 'name', 'account', 'ifsc', 'sol', 'amount'] as const),
  ...(['date', 'code', 'narration', 'reference', 'serial'] as const),
]
/** What a column of the header, debit and trailer records may contain; their amount is the total. */
export const frameSources = [
  ...(['text', 'debitAccount', 'debitIfsc', 'debitSol', 'amount', 'count', 'date', 'narration', 'reference'] as const),
]
