import type { RequestTypeName } from '@muster/contract/request-types.ts'

/** The types of request that people can make today. */
export const servedTypes: readonly [RequestTypeName, ...RequestTypeName[]] = ['leave']
