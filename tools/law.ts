import { indianBook, indianLaws } from '../engine/statute-book/india.ts'
import { lawTable } from '../engine/law/law-table.ts'
import { say } from '../engine/sentence.ts'
import { translateAll } from '../server/platform/language/translate-all.ts'

// Prints every statutory value with its days and source: npm run law [-- TEXT], TEXT being part of an id or name.

const wanted = process.argv.slice(2).join(' ').toLowerCase()
const table = lawTable(indianBook, indianLaws).map((row) => ({ ...row, valueText: say`${row.valueText}` }))
const rows = translateAll(table, 'en').filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted))

let last = ''
for (const { id, name, from, valueText, source, certainty, note } of rows) {
  if (id !== last) console.log(`\n${name} (${id})`)
  last = id
  const sure = certainty === 'firm' ? '' : `  [${certainty}]`
  console.log(`  from ${from}  ${valueText}${sure}\n    ${source}${note === null ? '' : `\n    ${note}`}`)
}
console.log(`\n${rows.length} values of the law, book ${indianBook.hash}`)
process.exitCode = rows.length === 0 ? 1 : 0
