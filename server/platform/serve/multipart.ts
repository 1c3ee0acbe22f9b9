import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { FieldError } from '@muster/contract/envelope.ts'
import type { FilePart, FileParts } from '@muster/contract/routes.ts'
import type { Arrived, Incoming } from '../files/incoming.ts'
import { invalid, Problem } from '../problem.ts'
import type { Upload } from './call.ts'
import { fileName } from './file-name.ts'

export interface Parts {
  fields: Record<string, string>
  files: Record<string, Upload>
  /** Removes what arrived; to be called whatever comes of the call. */
  remove(): Promise<void>
}

/** Reads a multipart body; each part is held to the types and the size that the contract gives it. */
export async function readParts(request: FastifyRequest, declared: FileParts, incoming: Incoming): Promise<Parts> {
  if (!request.isMultipart()) throw invalid([{ path: 'body', message: 'Send the file as multipart/form-data' }])
  const arrived: Arrived[] = []
  const parts: Parts = {
    fields: {},
    files: {},
    remove: async () => void (await Promise.all(arrived.map((one) => one.remove()))),
  }
  try {
    const errors = await takeAll(request, declared, async (bytes) => {
      const one = await incoming.take(bytes)
      arrived.push(one)
      return one
    }).then((found) => judge(found, declared, parts))
    if (errors.length > 0) throw invalid(errors)
    return parts
  } catch (error) {
    await parts.remove()
    throw error
  }
}

interface Found {
  fields: Record<string, string>
  files: { field: string; name: string | undefined; isCut: boolean; arrived: Arrived }[]
  errors: FieldError[]
}

/** What the reader of multipart throws is about the body that was sent, unless it is a fault of the disk. */
async function takeAll(request: FastifyRequest, declared: FileParts, take: Incoming['take']): Promise<Found> {
  const found: Found = { fields: {}, files: [], errors: [] }
  try {
    for await (const part of request.parts({ limits: limitsOf(declared) })) {
      if (part.type === 'field') {
        found.fields[part.fieldname] = String(part.value)
      } else if (!Object.hasOwn(declared, part.fieldname)) {
        part.file.resume()
        found.errors.push({ path: `files.${part.fieldname}`, message: 'This file is not expected here' })
      } else {
        const arrived = await take(part.file)
        found.files.push({ field: part.fieldname, name: part.filename, isCut: part.file.truncated, arrived })
      }
    }
    return found
  } catch (error) {
    const { statusCode, syscall } = error as { statusCode?: number; syscall?: string }
    if (error instanceof Problem || syscall !== undefined || (statusCode ?? 500) < 500) throw error
    throw new Problem(400, 'The upload was cut off, or is not multipart/form-data. Send it again.')
  }
}

async function judge({ fields, files, errors }: Found, declared: FileParts, parts: Parts): Promise<FieldError[]> {
  parts.fields = fields
  for (const { field, name, isCut, arrived } of files) {
    const rule = declared[field]!
    if (isCut || arrived.size > rule.maxBytes) errors.push(tooLarge(field, rule))
    else if (arrived.size > 0) parts.files[field] = await upload(field, name, arrived, rule, errors)
  }
  for (const [name, rule] of Object.entries(declared)) {
    if (!rule.optional && !parts.files[name] && !errors.some((error) => error.path === `files.${name}`)) {
      errors.push({ path: `files.${name}`, message: 'Choose a file' })
    }
  }
  return errors
}

function limitsOf(declared: FileParts) {
  const rules = Object.values(declared)
  const fileSize = Math.max(...rules.map(({ maxBytes }) => maxBytes))
  return { fileSize, files: rules.length, fields: 20, fieldSize: 10_000 }
}

async function upload(
  field: string,
  name: string | undefined,
  arrived: Arrived,
  rule: FilePart,
  errors: FieldError[],
): Promise<Upload> {
  const known = (await fileTypeFromBuffer(await arrived.beginning()))?.mime
  const type = known ?? (rule.types.includes(text) && (await isText(arrived)) ? text : 'application/octet-stream')
  if (!rule.types.includes(type)) {
    const kinds = rule.types.map((one) => one.split('/')[1]?.toUpperCase()).join(', ')
    errors.push({ path: `files.${field}`, message: `Choose a file of type ${kinds}` })
  }
  const { size, sha256, read, stream } = arrived
  return { name: fileName(name), type, size, sha256, read, stream }
}

/** Text has no mark of its own. */
const text = 'text/csv'

async function isText(arrived: Arrived): Promise<boolean> {
  const bytes = await arrived.read()
  return isUtf8(bytes) && !bytes.includes(0)
}

function tooLarge(field: string, rule: FilePart): FieldError {
  return { path: `files.${field}`, message: `The file is larger than ${Math.round(rule.maxBytes / 1024 / 1024)} MB` }
}
