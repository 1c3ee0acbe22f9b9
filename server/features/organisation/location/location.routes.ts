import { locationRoutes as contract } from '@muster/contract/organisation/location.routes.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { addLocation, changeLocation, listLocations, oneLocation, pickLocations, removeLocation } from './location.ts'

export const locationRoutes = serve(contract, {
  'POST /api/v1/user/location': ({ tx, body }) => addLocation(tx, body),
  'GET /api/v1/user/location': ({ tx, query }) => listLocations(tx, query),
  'GET /api/v1/user/location/{id}': ({ tx, params }) => oneLocation(tx, params.id),
  'PUT /api/v1/user/location/{id}': ({ tx, params, body }) => changeLocation(tx, params.id, body),
  'DELETE /api/v1/user/location/{id}': ({ tx, params }) => removeLocation(tx, params.id),
  'GET /api/v1/user/pag-location': ({ tx, query }) => pickLocations(tx, query),
})
