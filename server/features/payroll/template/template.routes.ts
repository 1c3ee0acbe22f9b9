import { salaryBreakdownRoutes } from '@muster/contract/payroll/salary/salary-breakdown.routes.ts'
import { salaryTemplateRoutes } from '@muster/contract/payroll/salary/salary-template.routes.ts'
import { may } from '../../../platform/actor.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { companyToday } from '../../organisation/index.ts'
import { showBreakdown } from '../breakdown.ts'
import { costGround } from '../cost/ground.ts'
import { allTemplates } from './template.queries.ts'
import {
  changeTemplate,
  createTemplate,
  partsOf,
  removeTemplate,
  template,
  templateParts,
  templateTable,
} from './template.ts'
import { templateGuard } from './template-guard.ts'

const served = serve(salaryTemplateRoutes, {
  'POST /api/v1/user/salary-template': ({ tx, actor, body }) => createTemplate(tx, actor, body),
  'GET /api/v1/user/salary-template': ({ tx }) => allTemplates(tx, {}),
  'GET /api/v1/user/salary-template/{id}': ({ tx, params }) => template(tx, params.id),
  'PUT /api/v1/user/salary-template/{id}': ({ tx, actor, params, body }) => changeTemplate(tx, actor, params.id, body),
  'DELETE /api/v1/user/salary-template/{id}': ({ tx, actor, params }) => removeTemplate(tx, actor, params.id),
  'GET /api/v1/user/salary-template-table': ({ tx, query }) => templateTable(tx, query),
})

export const templateRoutes = [
  ...guarded(salaryTemplateRoutes, served, {
    'PUT /api/v1/user/salary-template/{id}': ({ tx, params, body }) => templateGuard(tx, params.id, body),
  }),
  ...serve(salaryBreakdownRoutes, {
    'POST /api/v1/user/salary-breakdown': async ({
      tx,
      actor,
      language,
      body: { of, annualCtcPaise, employeeId, startsOn },
    }) => {
      const seesPay = may(actor, 'employeeSalaryRead') || may(actor, 'employeeSalaryWrite')
      const ground = await costGround(tx, startsOn ?? (await companyToday(tx)), seesPay ? (employeeId ?? null) : null)
      if ('lines' in of)
        return translateAll(
          showBreakdown(ground, await partsOf(tx, of.lines, 'body.of.lines'), annualCtcPaise, of.ctcIncludes),
          language,
        )
      const { parts, ctcIncludes } = await templateParts(tx, of.templateId, 'body.of.templateId')
      return translateAll(showBreakdown(ground, parts, annualCtcPaise, ctcIncludes), language)
    },
  }),
]
