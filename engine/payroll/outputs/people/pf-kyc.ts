import { say } from '../../../sentence.ts'
import type { Excluded } from '../paid-row.ts'
import { genderCodes, isUan, maritalCodes, missing, portalName, type PortalPerson } from './portal-person.ts'

/** The member's salary account: the document of type B, with its IFSC and holder. */
export interface KycBank {
  account: string
  ifsc: string
  holderName: string
}

/**
 * The KYC file: a line of 13 fields for each document of a member: Aadhaar, PAN, and the bank account if known. Optional fields that are
 * not known stay empty. Missing documents are reported even if another one is in the file.
 *
 * Source: EPFO, Revised KYC Text File Structure 2.0.
 */
export function pfKyc(
  establishment: string,
  people: Iterable<PortalPerson & { bank?: KycBank | null }>,
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
    const holder = person.bank ? portalName(person.bank.holderName) : ''
    const documents = [
      ...(aadhaar === null ? [] : [['A', aadhaar, '', name]]),
      ...(pan === null ? [] : [['P', pan, '', name]]),
      ...(person.bank && holder !== '' ? [['B', person.bank.account, person.bank.ifsc, holder]] : []),
    ]
    if (documents.length > 0) inFile += 1
    for (const document of documents) lines.push([uan, ...document, '', ...tail].join('#~#'))
  }
  return { lines, people: inFile, excluded }
}
