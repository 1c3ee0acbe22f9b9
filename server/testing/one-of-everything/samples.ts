/** Bodies used in several calls. */
export const bank = {
  ...{ holderName: 'Priya Nair', accountNumber: '123456789012', accountNumberAgain: '123456789012' },
  ...{ ifsc: 'HDFC0001234', accountType: 'savings' },
}
export const event = { title: 'Town hall', from: '2026-12-01', to: '2026-12-01' } as const
export const contact = { name: 'Meera Nair', relation: 'parent', phone: '+919812345670' } as const
export const ownLaw = { law: 'in.pf.adminMinimum', from: '2026-12-01', value: 60_000, source: 'A letter of the fund' }
export const saving = { section: '80C', kind: 'ppf', amountPaise: 5_000_000 } as const
export const expenseCategory = {
  ...({ name: 'Fuel', basis: 'bill', use: 'claim', isTaxed: false, billAbovePaise: null, maxAgeDays: 30 } as const),
  ...({ overLimit: 'flag', limits: [], rates: [] } as const),
}
export const legalEntity = {
  ...{ name: 'Labs', legalName: 'Acme Labs Private Limited' },
  address: { line1: '', line2: '', city: '', state: '', pinCode: '' },
  responsible: {},
}
export const payInput = {
  ...{ type: 'earning', name: 'Bonus', amountPaise: 500_000, reason: 'A good year' },
  ...{ fromMonth: '2026-11', toMonth: '2026-11' },
}

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const savedReport = {
  ...({ name: 'Joiners', report: 'movement', measure: 'joiners', period: 'thisMonth' } as const),
  ...{ from: '2026-09', to: '2026-11', isShared: true },
}
