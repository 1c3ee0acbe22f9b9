import type { Instant } from '@muster/contract/values.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { Subject } from '../../../platform/personal-data/holding.ts'
import type { PersonalRow } from '../../../platform/personal-data/rows-of-person.ts'
import type { Collected } from './archive-data.ts'

const titles: Record<Subject, Sentence> = {
  profile: say`Profile`,
  employment: say`Employment`,
  pay: say`Pay`,
  tax: say`Tax`,
  attendance: say`Attendance`,
  leave: say`Leave`,
  requests: say`Requests`,
  assets: say`Assets`,
  documents: say`Documents`,
  company: say`Notes, notifications and policies`,
  account: say`Account and sign-ins`,
  activity: say`Activity log`,
}

interface About {
  name: string
  language: string
  isOwn: boolean
  now: Instant
}

/** The page for reading the archive, without network access or scripts. */
export function archivePage({ name, language, isOwn, now }: About, { subjects, files }: Collected): string {
  const words = (sentence: Sentence) => escaped(translate(sentence, language))
  const title = words(say`Personal data of ${name}`)
  const notes = [
    say`Exported on ${{ day: now.slice(0, 10) }}. The folder "data" has the same records as JSON, the folder "files" the uploaded files.`,
    say`Amounts whose names end in "paise" are in paise (100 paise = ₹1). Times are in UTC.`,
    isOwn ? null : say`Private notes are not included: only the employee can export them.`,
  ]
  const parts = subjects.map(({ subject, tables }) => {
    const lists = Object.entries(tables).map(([table, rows]) => `<h3>${heading(table)}</h3>${list(rows)}`)
    const none = `<p>${words(say`No data.`)}</p>`
    return `<section id="${subject}"><h2>${words(titles[subject])}</h2>${lists.join('') || none}</section>`
  })
  const links = subjects.map(({ subject }) => `<li><a href="#${subject}">${words(titles[subject])}</a></li>`)
  const items = files.map(
    ({ path }) => `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escaped(path)}</a></li>`,
  )
  const count = words(say`${plural(files.length, { one: '# file', other: '# files' })}`)
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>
${notes.map((note) => (note === null ? '' : `<p>${words(note)}</p>`)).join('')}
<nav><ul>${links.join('')}</ul></nav>${parts.join('\n')}
<section><h2>${count}</h2><ul>${items.join('')}</ul></section></body></html>
`
}

function list(rows: readonly PersonalRow[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== null)))]
  const head = names.map((name) => `<th scope="col">${heading(name)}</th>`).join('')
  const body = rows.map((row) => `<tr>${names.map((name) => `<td>${cell(row[name])}</td>`).join('')}</tr>`).join('')
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return escaped(text.length > longestCell ? `${text.slice(0, longestCell)}…` : text)
}

/** Longer values are only in the JSON. */
const longestCell = 300

function heading(name: string): string {
  const text = name.replaceAll('_', ' ')
  return escaped(text.charAt(0).toUpperCase() + text.slice(1))
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#16202e}
table{border-collapse:collapse;font-size:13px}th,td{border:1px solid #d5dbe5;padding:4px 8px;text-align:left;vertical-align:top}
th{background:#f3f6fb}.wide{overflow-x:auto}h2{margin-top:2.5rem}h3{margin-bottom:.25rem}`
