import { dataImportRoutes as contract } from '@muster/contract/imports/data-import.routes.ts'
import { guarded } from '../../platform/second-person/guard.ts'
import { prepared } from '../../platform/serve/call.ts'
import { serve, type Served } from '../../platform/serve/serve.ts'
import {
  chooseSheet,
  correctRows,
  importedRows,
  importsOf,
  matchColumns,
  showImport,
  startImport,
  stopImport,
  undoImport,
} from './data-import.ts'
import { importGuard } from './import-guard.ts'
import type { ImportKinds } from './import-kind.ts'
import { kindOf } from './import-job.ts'
import { keepFile, readAgain, readFile } from './upload.ts'
import { finish, followUp } from './write-job.ts'

export function dataImportRoutes(kinds: ImportKinds): Served[] {
  const served = serve(contract, {
    'GET /api/v1/user/data-import': ({ tx, actor, query: { limit, offset } }) =>
      importsOf(tx, actor, { limit, offset }),
    'POST /api/v1/user/data-import': prepared(
      ({ app, actor, body, files }) => readFile(app, actor, body.kind, files.file),
      ({ tx, actor, body, files }, sheet) => keepFile(tx, actor, body.kind, files.file, sheet),
    ),
    'GET /api/v1/user/data-import/{id}': ({ tx, app, actor, params, language }) =>
      showImport(tx, app, actor, { id: params.id, kinds, language }),
    'PUT /api/v1/user/data-import/{id}': ({ tx, app, actor, params, body }) =>
      matchColumns(tx, app, actor, params.id, body),
    'PUT /api/v1/user/data-import/{id}/sheet': prepared(
      ({ app, actor, params, body }) => readAgain(app, actor, params.id, body.sheet),
      ({ tx, actor, params }, sheet) => chooseSheet(tx, actor, params.id, sheet),
    ),
    'DELETE /api/v1/user/data-import/{id}': async ({ tx, app, actor, params }) => {
      const dataImport = await stopImport(tx, actor, params.id)
      if (dataImport.state !== 'importing') return null
      const { organisation } = tx
      await followUp(tx, { app, organisation, kind: kindOf(kinds, dataImport.kind), dataImport, actor })
      await finish(tx, { dataImport, actor }, 'cancelled')
      return null
    },
    'GET /api/v1/user/data-import/{id}/row': ({
      tx,
      app,
      actor,
      params,
      query: { outcome = null, ...cut },
      language,
    }) => importedRows(tx, app, actor, { id: params.id, outcome, language, limit: cut.limit, offset: cut.offset }),
    'PUT /api/v1/user/data-import/{id}/row': ({ tx, app, actor, params, body }) =>
      correctRows(tx, app, actor, params.id, kinds, body),
    'POST /api/v1/user/data-import/{id}/start': ({ tx, app, actor, params, body }) =>
      startImport(tx, app, actor, params.id, body.isInvited),
    'POST /api/v1/user/data-import/{id}/undo': ({ tx, actor, params }) => undoImport(tx, actor, params.id),
  })
  return guarded(contract, served, {
    'POST /api/v1/user/data-import/{id}/start': ({ tx, params }) => importGuard(tx, params.id, 'start'),
    'POST /api/v1/user/data-import/{id}/undo': ({ tx, params }) => importGuard(tx, params.id, 'undo'),
  })
}
