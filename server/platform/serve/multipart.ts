import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { FilePart, FileParts, Route } from '@muster/contract/routes.ts'
import { xlsxType } from '@muster/engine/payroll/outputs/workbook.ts'
import { say } from '@muster/engine/sentence.ts'
import { bodyLimitOf } from '../costs/body-limit.ts'
import type { Arrived, Incoming } from '../files/incoming.ts'
import { type FieldFault, invalid, Problem } from '../problem.ts'
import { encodingOf } from '../spreadsheet/text-encoding.ts'
import { otherSheetOf } from '../spreadsheet/other-sheets.ts'
import type { Upload, Uploads } from './call.ts'
import { emptyFile, type FilePlace, isSeveral, pathOf, tooLarge, tooMany, wrongType } from './file-faults.ts'
import { fileName } from './file-name.ts'

export interface Parts {
  fields: Record<string, string>
  files: Uploads
  /** Removes what arrived; must be called whatever the outcome of the call. */
  remove(): Promise<void>
}

/** Reads a multipart body; each part has to have a type and size that the contract allows. */
export async function readParts(request: FastifyRequest, route: Route, incoming: Incoming): Promise<Parts> {
  const declared = route.files!
  if (!request.isMultipart()) throw invalid([{ path: 'body', message: say`Send the file as multipart/form-data` }])
  const arrived: Arrived[] = []
  const parts: Parts = {
    fields: {},
    files: {},
    remove: async () => void (await Promise.all(arrived.map((one) => one.remove()))),
  }
  try {
    const errors = await takeAll(request, route, async (bytes) => {
      const one = await incoming.take(bytes)
      arrived.push(one)
      return one
    }).then((received) => judge(received, declared, parts))
    if (errors.length > 0) throw invalid(errors)
    return parts
  } catch (error) {
    await parts.remove()
    throw error
  }
}

interface Received {
  fields: Record<string, string>
  files: { field: string; name: string | undefined; isCut: boolean; arrived: Arrived }[]
  errors: FieldFault[]
}

/** Errors of the multipart parser are about the body that was sent, unless the disk is at fault. */
async function takeAll(request: FastifyRequest, route: Route, take: Incoming['take']): Promise<Received> {
  const parts: Received = { fields: {}, files: [], errors: [] }
  const declared = route.files!
  const most = bodyLimitOf(route)
  let bytes = 0
  try {
    for await (const part of request.parts({ limits: limitsOf(declared, most) })) {
      if (part.type === 'field') {
        const value = String(part.value)
        bytes += Buffer.byteLength(value)
        if (bytes > most) throw new Problem(413, say`The request is too large.`)
        parts.fields[part.fieldname] = value
      } else if (!Object.hasOwn(declared, part.fieldname)) {
        part.file.resume()
        parts.errors.push({ path: `files.${part.fieldname}`, message: say`This file is not expected here` })
      } else {
        const arrived = await take(part.file)
        parts.files.push({ field: part.fieldname, name: part.filename, isCut: part.file.truncated, arrived })
      }
    }
    return parts
  } catch (error) {
    const { statusCode, syscall, code } = error as { statusCode?: number; syscall?: string; code?: string }
    const several = Object.entries(declared).find(([, { many }]) => many !== undefined)
    if (code === 'FST_FILES_LIMIT' && several) throw invalid([tooMany(...several)])
    if (error instanceof Problem || syscall !== undefined || (statusCode ?? 500) < 500) throw error
    throw new Problem(400, say`The upload was cut off, or is not multipart/form-data. Send it again.`)
  }
}

async function judge({ fields, files, errors }: Received, declared: FileParts, parts: Parts): Promise<FieldFault[]> {
  parts.fields = fields
  const counts: Record<string, number> = {}
  for (const { field, name, isCut, arrived } of files) {
    const rule = declared[field]!
    const at = (counts[field] = (counts[field] ?? -1) + 1)
    const place = { field, name, at: isSeveral(rule) ? at : null }
    if (isCut || arrived.size > rule.maxBytes) errors.push(tooLarge(place, rule))
    else if (arrived.size > 0) {
      const sent = await upload(place, arrived, rule, errors)
      const before = parts.files[field]
      parts.files[field] = rule.many === undefined ? sent : [...(Array.isArray(before) ? before : []), sent]
    } else if (rule.many !== undefined) errors.push(emptyFile(place))
  }
  for (const [name, rule] of Object.entries(declared)) {
    const sent = parts.files[name]
    if (Array.isArray(sent) && sent.length > rule.many!) errors.push(tooMany(name, rule))
    if (!isOptional(rule) && !parts.files[name] && !errors.some((error) => error.path === `files.${name}`)) {
      errors.push({ path: `files.${name}`, message: say`Choose a file` })
    }
  }
  return errors
}

/** Whether the part may be left out. */
export function isOptional({ optional, many }: FilePart): boolean {
  return optional === true || many !== undefined
}

/** Reads one file and one byte of a field more than allowed, so that each can be reported. */
function limitsOf(declared: FileParts, fieldBytes: number) {
  const rules = Object.values(declared)
  const fileSize = Math.max(...rules.map(({ maxBytes }) => maxBytes))
  const files = rules.reduce((sum, { many }) => sum + (many === undefined ? 1 : many + 1), 0)
  return { fileSize, files, fields: 20, fieldSize: fieldBytes + 1 }
}

async function upload(place: FilePlace, arrived: Arrived, rule: FilePart, errors: FieldFault[]): Promise<Upload> {
  const mediaType = (await fileTypeFromBuffer(await arrived.beginning()))?.mime
  // Not every program puts first what distinguishes a workbook from any other zip; its reader decides whether it is one.
  const known = mediaType === 'application/zip' && !rule.types.includes(mediaType) ? xlsxType : mediaType
  const type = known ?? (rule.types.includes(text) && (await isText(arrived)) ? text : 'application/octet-stream')
  if (!rule.types.includes(type)) {
    const advice = rule.types.includes(xlsxType) ? otherSheetOf(mediaType, await arrived.read()) : null
    errors.push(advice === null ? wrongType(place, rule) : { path: pathOf(place), message: advice })
  }
  const { size, sha256, read, stream } = arrived
  return { name: fileName(place.name), type, size, sha256, read, stream }
}

/** Text has no signature. */
const text = 'text/csv'

async function isText(arrived: Arrived): Promise<boolean> {
  return encodingOf(await arrived.read()) !== null
}
