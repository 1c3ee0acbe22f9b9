/**
 * The records of the two statements as numbered in their published file formats, for a reader independent of the writer: fields not
 * listed must be empty.
 *
 * Source: Protean, File Format for Form 24Q Q1 to Q3 version 6.3, Q4 version 7.5; Form 138 Q1 to Q3 version 1.2.
 */
export interface PublishedRecord {
  fields: number
  /** By field number: its name and the values it may have. */
  filled: Readonly<{ [field: number]: readonly [name: string, holds: RegExp] }>
}

const whole = /^[1-9]\d*$/
const count = /^\d+$/
const money = /^-?\d+\.\d{2}$/
const day = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])20\d{2}$/
const maybeDay = new RegExp(`^(${day.source.slice(1, -1)})?$`)
const pan = /^[A-Z]{5}\d{4}[A-Z]$/
const employeePan = /^([A-Z]{5}\d{4}[A-Z]|PANNOTAVBL)$/
const tan = /^[A-Z]{4}\d{5}[A-Z]$/
const text = (most: number) => new RegExp(`^[ -\\]_-~]{1,${most}}$`)
const maybe = (most: number) => new RegExp(`^[ -\\]_-~]{0,${most}}$`)
const state = /^(0[1-7]|09|[12]\d|3[0-7])$/
const flag = /^[YN]$/
const year = /^20\d{4}$/

const start = (type: string) => ({ 1: ['line', whole], 2: ['type', new RegExp(`^${type}$`)] }) as const
const batch = { 3: ['batch', /^1$/] } as const

const address = (first: number, who: string) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5].map((line, at) => [
      first + at,
      [`${who}Address${line}`, line === 1 ? text(25) : maybe(25)] as const,
    ]),
  )

export const fileHeader: PublishedRecord = {
  fields: 18,
  filled: {
    ...start('FH'),
    ...{ 3: ['fileType', /^SL1$/], 4: ['uploadType', /^R$/], 5: ['created', day], 6: ['sequence', whole] },
    ...{ 7: ['uploader', /^D$/], 8: ['tan', tan], 9: ['batches', /^1$/], 10: ['utility', text(75)] },
  },
}

const bothBatchHeaders: PublishedRecord['filled'] = {
  ...start('BH'),
  ...batch,
  ...{ 4: ['challans', whole], 9: ['previousReceipt', /^(\d{15})?$/], 13: ['tan', tan], 15: ['pan', pan] },
  ...{ 16: ['assessmentYear', year], 17: ['year', year], 18: ['period', /^Q[1-4]$/], 19: ['name', text(75)] },
  ...address(21, 'deductor'),
  ...{ 26: ['state', state], 27: ['pinCode', /^\d{6}$/], 28: ['email', /@/], 32: ['deductorType', /^[A-Z]$/] },
  ...{ 33: ['person', text(75)], 34: ['designation', text(20)] },
  ...address(35, 'person'),
  ...{ 40: ['personState', state], 41: ['personPinCode', /^\d{6}$/], 42: ['personEmail', /@/] },
  ...{ 47: ['deposited', money], 52: ['hasEarlier', flag], 59: ['personPan', pan], 69: ['gstin', /^([\dA-Z]{15})?$/] },
}

export const batchHeader24Q: PublishedRecord = {
  fields: 72,
  filled: {
    ...bothBatchHeaders,
    ...{ 5: ['form', /^24Q$/], 20: ['branch', text(75)], 31: ['isAddressChanged', flag], 43: ['mobile', /^\d{10}$/] },
    ...{ 46: ['isPersonAddressChanged', flag], 49: ['salaries', /^\d*$/], 50: ['grossTotal', /^(\d+\.\d{2})?$/] },
    51: ['approval', /^N$/],
  },
}

export const batchHeader138: PublishedRecord = {
  fields: 72,
  filled: {
    ...bothBatchHeaders,
    ...{ 5: ['form', /^138$/], 20: ['country', text(75)], 29: ['countryCode', /^\d{1,3}$/], 30: ['phone', /^\d{10}$/] },
    ...{ 43: ['personCountry', text(75)], 44: ['personCountryCode', /^\d{1,3}$/], 45: ['personPhone', /^\d{10}$/] },
  },
}

export const challan24Q: PublishedRecord = {
  fields: 41,
  filled: {
    ...start('CD'),
    ...batch,
    ...{ 4: ['challan', whole], 5: ['deductions', whole], 6: ['isNil', /^N$/], 12: ['serial', /^\d{1,5}$/] },
    ...{ 16: ['bsr', /^\d{7}$/], 18: ['paidOn', day], 22: ['tax', money], 23: ['surcharge', money] },
    ...{ 24: ['cess', money], 25: ['interest', money], 26: ['others', money], 27: ['total', money] },
    ...{ 29: ['depositedOfDeductions', money], 30: ['taxOfDeductions', money], 31: ['surchargeOfDeductions', money] },
    ...{ 32: ['cessOfDeductions', money], 33: ['totalOfDeductions', money], 34: ['interestAllocated', money] },
    ...{ 35: ['othersAllocated', money], 37: ['isBookEntry', /^N$/], 39: ['fee', money], 40: ['minorHead', /^200$/] },
  },
}

/** No tax was deducted: without number, bank and minor head, on the last day of the quarter. */
export const nilChallan24Q: PublishedRecord = {
  fields: challan24Q.fields,
  filled: {
    ...challan24Q.filled,
    ...{ 5: ['deductions', /^0$/], 6: ['isNil', /^Y$/], 12: ['serial', /^$/], 16: ['bsr', /^$/] },
    40: ['minorHead', /^$/],
  },
}

export const challan138: PublishedRecord = {
  fields: 30,
  filled: {
    ...start('CD'),
    ...batch,
    ...{ 4: ['challan', whole], 5: ['deductions', whole], 6: ['isNil', /^N$/], 8: ['tax', money] },
    ...{ 9: ['interest', money], 10: ['fee', money], 11: ['penalty', money], 12: ['total', money] },
    ...{ 13: ['mode', /^C$/], 15: ['bsr', /^\d{7}$/], 17: ['serial', /^\d{1,5}$/], 19: ['paidOn', day] },
    ...{ 21: ['depositedOfDeductions', money], 22: ['totalOfDeductions', money], 23: ['minorHead', /^200$/] },
    ...{ 24: ['interestAllocated', money], 25: ['othersAllocated', money] },
  },
}

export const deduction24Q: PublishedRecord = {
  fields: 54,
  filled: {
    ...start('DD'),
    ...batch,
    ...{ 4: ['challan', whole], 5: ['number', whole], 6: ['mode', /^O$/], 7: ['serial', whole] },
    ...{ 10: ['pan', employeePan], 12: ['reference', maybe(10)], 13: ['name', text(75)], 14: ['tax', money] },
    ...{ 15: ['surcharge', money], 16: ['cess', money], 17: ['total', money], 19: ['deposited', money] },
    ...{ 22: ['paid', money], 23: ['paidOn', day], 24: ['deductedOn', day], 25: ['depositedOn', day] },
    ...{ 30: ['reason', /^[ABC]?$/], 33: ['section', /^92[ABC]$/], 34: ['certificate', /^[A-Z\d]{0,10}$/] },
  },
}

export const deduction138: PublishedRecord = {
  fields: 45,
  filled: {
    ...start('DD'),
    ...batch,
    ...{ 4: ['number', whole], 5: ['challan', whole], 6: ['mode', /^O$/], 8: ['pan', employeePan] },
    ...{ 9: ['name', text(75)], 15: ['section', /^100[1-4]$/], 18: ['isDeposited', flag], 19: ['paidOn', day] },
    ...{ 20: ['paid', money], 24: ['total', money], 25: ['deposited', money], 27: ['deductedOn', day] },
    ...{ 29: ['depositedOn', day], 32: ['reason', /^[ABC]?$/], 33: ['certificate', /^[A-Z\d]{0,10}$/] },
  },
}

const parties = (first: number, who: string) => ({
  [first]: [`has${who}s`, flag] as const,
  [first + 1]: [`count${who}s`, /^[0-4]$/] as const,
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((one) => [
      [first + 2 * one, [`pan${who}${one}`, /^([A-Z]{5}\d{4}[A-Z])?$/] as const],
      [first + 2 * one + 1, [`name${who}${one}`, maybe(75)] as const],
    ]),
  ),
})

export const salary24Q: PublishedRecord = {
  fields: 88,
  filled: {
    ...start('SD'),
    ...batch,
    ...{ 4: ['number', whole], 5: ['mode', /^A$/], 7: ['pan', employeePan], 8: ['reference', maybe(10)] },
    ...{ 9: ['name', text(75)], 10: ['category', /^[WSOG]$/], 11: ['from', day], 12: ['to', day] },
    ...{ 13: ['totalSalary', money], 15: ['countS16', count], 16: ['totalS16', money], 17: ['fromSalary', money] },
    ...{ 18: ['otherHeads', money], 19: ['grossTotal', money], 21: ['countC6A', count], 22: ['totalC6A', money] },
    ...{ 23: ['taxable', money], 24: ['tax', money], 25: ['surcharge', money], 26: ['cess', money] },
    ...{ 27: ['relief', money], 28: ['netTax', money], 29: ['deducted', money], 30: ['shortfall', money] },
    ...{ 31: ['savings', money], 34: ['currentEmployer', money], 35: ['previousEmployer', money] },
    ...{ 36: ['deductedHere', money], 37: ['deductedBefore', money], 38: ['isHigherRate', flag] },
    ...parties(39, 'Landlord'),
    ...parties(49, 'Lender'),
    ...{
      59: ['hasSuperannuation', flag],
      60: ['fund', maybe(75)],
      61: ['fundFrom', maybeDay],
      62: ['fundTo', maybeDay],
    },
    ...{ 67: ['salary', money], 68: ['perquisites', money], 69: ['profitsInLieu', money], 70: ['travel', money] },
    ...{ 71: ['gratuity', money], 72: ['pension', money], 73: ['leave', money], 74: ['rent', money] },
    ...{ 75: ['otherExempt', money], 76: ['exempt', money], 77: ['otherSources', money], 78: ['rebate', money] },
    ...{ 79: ['isOptedOut', flag], 80: ['allowances', money], 81: ['otherTax', money] },
  },
}

const child = (type: string, section: RegExp): PublishedRecord => ({
  fields: 8,
  filled: {
    ...start(type),
    ...batch,
    ...{ 4: ['salary', whole], 5: ['number', whole], 6: ['section', section], 7: ['amount', money] },
  },
})

export const section16 = child('S16', /^16\((ia|ii|iii)\)$/)
export const chapter6A = child('C6A', /^(80[A-Z]+(\([\dA-Z]+\))?|OTHERS)$/)
