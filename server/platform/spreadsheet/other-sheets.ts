import { say, type Sentence } from '@muster/engine/sentence.ts'

/** What to do about a spreadsheet of a kind that is not read; null for anything else. */
export function otherSheetOf(mediaType: string | undefined, bytes: Buffer): Sentence | null {
  if (mediaType === 'application/vnd.oasis.opendocument.spreadsheet')
    return say`This is an OpenDocument spreadsheet (.ods). Open it, choose Save as, select Excel workbook (.xlsx), and upload that file.`
  if (mediaType !== 'application/x-cfb') return null
  return bytes.includes(encrypted)
    ? say`This workbook has a password. Open it, remove the password, save it as XLSX, and upload that file.`
    : say`This is a workbook of an old version of Excel (.xls). Open it, choose Save as, select Excel workbook (.xlsx), and upload that file.`
}

/** The stream in which Excel puts a workbook with a password. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')
