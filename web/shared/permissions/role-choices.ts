import { api } from '../call/api.ts'
import { type Choice, choicesFrom, type LoadOptions } from '../form/choice/use-options.ts'

/** Roles to choose from, each with a summary of its access. The words are loaded with the first search. */
export const loadRoles: LoadOptions<Choice> = async (roleName, next, signal) => {
  const query = { roleName, ...(next === undefined ? {} : { next }) }
  const [page, { roleChoice }] = await Promise.all([
    api('GET /api/v1/user/role', { query, signal }),
    import('./role-held.ts'),
  ])
  const givable = { ...page, data: page.data.filter((role) => !role.isAdmin) }
  return choicesFrom(givable, ({ _id, name, permissions }) => roleChoice(_id, name, permissions))
}
