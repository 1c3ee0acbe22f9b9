import type { Day } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { decimalText } from '../decimal.ts'
import { xmlText } from '../workbook.ts'
import type { Allocation, Posting } from './posting.ts'

/**
 * A month for Tally: one journal voucher, with expenses divided among the cost centres of two categories. As Tally has it, debits are
 * negative. Ledgers and cost centres have to exist under these names.
 *
 * Source: Tally's XML import of vouchers.
 */
export function tallyJournal(on: Day, narration: string, postings: readonly Posting[]): string {
  const voucher = [
    tag('DATE', on.replaceAll('-', '')),
    tag('NARRATION', narration),
    tag('VOUCHERTYPENAME', 'Journal'),
    ...postings.map(ledgerEntry),
  ].join('')
  const message = `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="Journal" ACTION="Create" OBJVIEW="Accounting Voucher View">${voucher}</VOUCHER></TALLYMESSAGE>`
  const data = `<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>${message}</REQUESTDATA>`
  return `<?xml version="1.0" encoding="UTF-8"?>\r\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>${data}</IMPORTDATA></BODY></ENVELOPE>\r\n`
}

function ledgerEntry({ ledger, paise, departments, locations }: Posting): string {
  return `<ALLLEDGERENTRIES.LIST>${tag('LEDGERNAME', ledger)}${amount(paise)}${category('Department', departments, paise)}${category('Location', locations, paise)}</ALLLEDGERENTRIES.LIST>`
}

/** In Tally a category has to add up to the whole amount of its ledger. */
function category(name: string, allocations: readonly Allocation[], whole: Paise): string {
  const own = allocations.filter(({ paise }) => paise !== 0)
  if (own.length === 0) return ''
  const centres = own.map(
    (allocation) =>
      `<COSTCENTREALLOCATIONS.LIST>${tag('NAME', allocation.name ?? `No ${name.toLowerCase()}`)}${tag('AMOUNT', signed(allocation.paise))}</COSTCENTREALLOCATIONS.LIST>`,
  )
  return `<CATEGORYALLOCATIONS.LIST>${tag('CATEGORY', name)}${tag('ISDEEMEDPOSITIVE', deemed(whole))}${centres.join('')}</CATEGORYALLOCATIONS.LIST>`
}

const amount = (paise: Paise) => tag('ISDEEMEDPOSITIVE', deemed(paise)) + tag('AMOUNT', signed(paise))
const deemed = (paise: Paise) => (paise > 0 ? 'Yes' : 'No')
const signed = (paise: Paise) => decimalText(-paise)

/** A single-line text: names and narrations have no line ends. */
function tag(name: string, text: string): string {
  return `<${name}>${xmlText(text.replace(/\s+/g, ' ').trim())}</${name}>`
}
