import type { TaxDeclaration, TaxItem, TaxProjection } from './types.ts'

const at = '2026-11-20T04:00:00.000Z'

export const ppf: TaxItem = {
  _id: '01930000-0000-7000-8000-0000000000a1',
  section: '80C',
  details: { section: '80C', kind: 'ppf', note: 'Account 1234', amountPaise: 11_000_000 },
  declaredPaise: 11_000_000,
  state: 'declared',
  acceptedPaise: null,
  reason: null,
  changedBy: 'Aarav Rao',
  changedAt: at,
  proofs: [{ _id: '01930000-0000-7000-8000-0000000000b1', name: 'ppf.pdf', bytes: 20_000, uploadedAt: at }],
}

export const rent: TaxItem = {
  ...ppf,
  _id: '01930000-0000-7000-8000-0000000000a2',
  section: 'rent',
  details: {
    section: 'rent',
    from: '2026-04',
    to: '2027-03',
    monthlyRentPaise: 2_000_000,
    city: 'mumbai',
    landlordName: 'Suresh Patil',
    landlordAddress: '12 Hill Road, Mumbai',
    landlordPan: 'ABCPE1234F',
    landlordRelation: '',
  },
  declaredPaise: 24_000_000,
  state: 'rejected',
  reason: 'The receipt of June is missing',
  proofs: [],
}

export const declaration: TaxDeclaration = {
  financialYear: '2026-27',
  employee: { _id: '01930000-0000-7000-8000-000000000009', name: 'Priya Nair', code: 'ACM-0001' },
  regime: { value: 'new', isChosen: false, chosenBy: null, chosenAt: null, fixed: null },
  proofCutOff: '2027-01-15',
  lastDay: '2027-03-31',
  isLocked: false,
  proofsOnly: false,
  forms: { claims: 'Form 124', previousEmployer: 'Form 122' },
  landlordPanFromPaise: 10_000_000,
  asksLandlordRelation: false,
  groups: [
    { code: 'rent', name: 'Rent for the house rent allowance', sections: ['rent'], limitPaise: null, countsIn: 'old' },
    {
      code: 'savings',
      name: 'Savings and insurance (s.123)',
      sections: ['80C', '80CCC', '80CCD1'],
      limitPaise: 15_000_000,
      countsIn: 'old',
    },
    {
      code: 'previousEmployer',
      name: 'Previous employer (Form 122)',
      sections: ['previousEmployer'],
      limitPaise: null,
      countsIn: 'both',
    },
  ],
  items: [ppf, rent],
}

const figures = {
  allowed: [{ section: '80C', declaredPaise: 11_000_000, allowedPaise: 0, words: 'Old regime only' }],
  grossPaise: 180_000_000,
  reductionsPaise: 7_500_000,
  deductionsPaise: 0,
  totalIncomePaise: 172_500_000,
}

export const projection: TaxProjection = {
  new: { ...figures, taxPaise: 15_080_000 },
  old: { ...figures, deductionsPaise: 11_000_000, totalIncomePaise: 161_500_000, taxPaise: 30_890_000 },
  better: 'new',
  savingPaise: 15_810_000,
  months: { paid: 7, assumed: 5 },
  salaryPaise: 180_000_000,
  tdsPaise: 8_750_000,
  monthlyTaxPaise: 1_266_000,
  hasPan: true,
}
