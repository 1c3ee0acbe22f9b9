import { say } from '../../../sentence.ts'
import type { Excluded } from '../paid-row.ts'
import { genderCodes, isUan, maritalCodes, missing, portalName, type PortalPerson } from './portal-person.ts'

/**
 * The KYC file: a line of 13 fields for each document of a member. Fields that are not mandatory and not known stay empty. What a
 * member lacks is told also where another document is in the file.
 *
 * Source: EPFO, Revised KYC Text File Structure 2.0.
 */
export function pfKyc(
  establishment: string,
  people: Iterable<PortalPerson>,
): { lines: string[]; people: number; excluded: Excluded[] } {
  const lines: string[] = []
  const excluded: Excluded[] = []
  let inFile = 0
  for (const person of people) {
    const name = portalName(person.name)
    const { code, uan, aadhaar, pan, gender, maritalStatus, internationalWorker } = person
    const lacking = missing([
      [say`UAN`, isUan(uan) ? uan : null],
      [say`name in Latin letters`, name],
      [say`Aadhaar`, aadhaar],
      [say`PAN`, pan],
    ])
    if (lacking !== null) excluded.push({ code, name: person.name, reason: lacking })
    if (!isUan(uan) || name === '') continue
    const tail = [
      ...['', '', ''],
      gender === null ? '' : genderCodes[gender],
      internationalWorker ? 'Y' : 'N',
      maritalStatus === null ? '' : maritalCodes[maritalStatus],
      establishment,
    ]
    const documents = [
      ['A', aadhaar],
      ['P', pan],
    ].filter(([, number]) => number !== null)
    if (documents.length > 0) inFile += 1
    for (const [type, number] of documents) lines.push([uan, type, number, '', name, '', ...tail].join('#~#'))
  }
  return { lines, people: inFile, excluded }
}
