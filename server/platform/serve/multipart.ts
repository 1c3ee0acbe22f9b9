import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { FieldError } from '@muster/contract/envelope.ts'
import type { FilePart, FileParts } from '@muster/contract/routes.ts'
import { invalid } from '../problem.ts'
import type { Upload } from './call.ts'
import { fileName } from './file-name.ts'

export interface Parts {
  fields: Record<string, string>
  files: Record<string, Upload>
}

/** Reads a multipart body whole; each part is held to the types and the size that the contract gives it. */
export async function readParts(request: FastifyRequest, declared: FileParts): Promise<Parts> {
  const parts: Parts = { fields: {}, files: {} }
  const errors: FieldError[] = []
  if (!request.isMultipart()) throw invalid([{ path: 'body', message: 'Send the file as multipart/form-data' }])
  for await (const part of request.parts({ limits: limitsOf(declared) })) {
    if (part.type === 'field') {
      parts.fields[part.fieldname] = String(part.value)
      continue
    }
    const bytes = await part.toBuffer().catch(() => null)
    const rule = declared[part.fieldname]
    if (!rule) errors.push({ path: `files.${part.fieldname}`, message: 'This file is not expected here' })
    else if (!bytes || part.file.truncated || bytes.length > rule.maxBytes) errors.push(tooLarge(part.fieldname, rule))
    else if (bytes.length > 0)
      parts.files[part.fieldname] = await upload(part.fieldname, part.filename, bytes, rule, errors)
  }
  for (const [name, rule] of Object.entries(declared)) {
    if (!rule.optional && !parts.files[name] && !errors.some((error) => error.path === `files.${name}`)) {
      errors.push({ path: `files.${name}`, message: 'Choose a file' })
    }
  }
  if (errors.length > 0) throw invalid(errors)
  return parts
}

/** Everything is held in memory until it was checked, so that nothing larger than what is asked for is begun. */
function limitsOf(declared: FileParts) {
  const rules = Object.values(declared)
  const fileSize = Math.max(...rules.map(({ maxBytes }) => maxBytes))
  return { fileSize, files: rules.length, fields: 20, fieldSize: 10_000 }
}

async function upload(
  field: string,
  name: string | undefined,
  bytes: Buffer,
  rule: FilePart,
  errors: FieldError[],
): Promise<Upload> {
  const known = (await fileTypeFromBuffer(bytes))?.mime
  // Text has no mark of its own.
  const type = known ?? (isUtf8(bytes) && !bytes.includes(0) ? 'text/csv' : 'application/octet-stream')
  if (!rule.types.includes(type)) {
    const kinds = rule.types.map((one) => one.split('/')[1]?.toUpperCase()).join(', ')
    errors.push({ path: `files.${field}`, message: `Choose a file of type ${kinds}` })
  }
  return { name: fileName(name), type, bytes }
}

function tooLarge(field: string, rule: FilePart): FieldError {
  return { path: `files.${field}`, message: `The file is larger than ${Math.round(rule.maxBytes / 1024 / 1024)} MB` }
}
