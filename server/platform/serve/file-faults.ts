import type { FilePart } from '@muster/contract/routes.ts'
import { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import type { FieldFault } from '../problem.ts'
import { fileName } from './file-name.ts'

/** An uploaded file, with its position in a field that takes several. */
export interface FilePlace {
  field: string
  at: number | null
  name: string | undefined
}

/** Whether several files may be sent. */
export const isSeveral = ({ many }: FilePart): boolean => (many ?? 0) > 1

export function tooLarge(place: FilePlace, { maxBytes }: FilePart): FieldFault {
  const most = Math.round(maxBytes / 1024 / 1024)
  const message =
    place.at === null ? say`The file is larger than ${most} MB` : say`${fileName(place.name)} is larger than ${most} MB`
  return { path: pathOf(place), message }
}

export function wrongType(place: FilePlace, { types }: FilePart): FieldFault {
  const names = types.map(typeName).join(', ')
  const message =
    place.at === null
      ? say`Choose a file of type ${names}`
      : say`${fileName(place.name)} is not a file of type ${names}`
  return { path: pathOf(place), message }
}

export function emptyFile(place: FilePlace): FieldFault {
  const message = place.at === null ? say`This file is empty` : say`${fileName(place.name)} is empty`
  return { path: pathOf(place), message }
}

export function tooMany(field: string, { many }: FilePart): FieldFault {
  const message =
    many === 0
      ? say`No files can be attached here`
      : say`Attach at most ${plural(many ?? 1, { one: '# file', other: '# files' })}`
  return { path: `files.${field}`, message }
}

/** `files.documents.2` is the third of them. */
export const pathOf = ({ field, at }: FilePlace) => (at === null ? `files.${field}` : `files.${field}.${at}`)

const typeName = (type: string) => (type === xlsxType ? 'XLSX' : type.split('/')[1]?.toUpperCase())
