import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Stack, Typography } from '@mui/material'
import { useFieldArray, useWatch } from 'react-hook-form'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../../shared/call/use-api.ts'
import { SelectField } from '../../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../../shared/form/date/date-field.tsx'
import { Form } from '../../../../shared/form/form.tsx'
import { isAdmin, useSession } from '../../../../shared/session/session.ts'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { PageHeader } from '../../../../shared/ui/page-header.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../../shared/ui/skeletons.tsx'

type Rule = Got<'GET /api/v1/user/second-factor-rule'>[number]

const options = [
  { value: 'none', label: t`Password alone` },
  { value: 'any', label: t`Password and a code (app or email)` },
  { value: 'authenticator', label: t`Password and an authenticator app` },
]

/** What each role needs at sign-in, from a given day. */
export default function SignInRulesScreen() {
  const reply = useApi('GET /api/v1/user/second-factor-rule')
  const admin = isAdmin(useSession())
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={t`Sign-in rules`}
        subtitle={t`People without a second step set one up at their next sign-in.`}
      />
      {admin ? null : <Alert severity="info" sx={{ mb: 2.5 }}>{t`Only the admin can change these settings.`}</Alert>}
      <Panel title={t`By role`}>
        {reply.error && !reply.data ? (
          <ErrorState
            title={t`Could not load the sign-in rules.`}
            error={reply.error}
            onRetry={() => void reply.mutate()}
            slim
          />
        ) : reply.data === undefined ? (
          <TextSkeleton lines={6} />
        ) : admin ? (
          <Form
            values={{ roles: reply.data.map(({ roleId, rule, from }) => ({ roleId, rule, from })) }}
            empty="null"
            schema={() =>
              import('@muster/contract/identity/second-factor.routes.ts').then((routes) => routes.FactorRuleInput)
            }
            send={(body) => api('PUT /api/v1/user/second-factor-rule', { body })}
            onDone={() => {
              snack(t`Sign-in rules saved`)
              void invalidate('GET /api/v1/user/second-factor-rule')
            }}
            guard
            submit={t`Save`}
          >
            <Rows rules={reply.data} />
          </Form>
        ) : (
          <Stack spacing={1.5}>
            {reply.data.map((rule) => (
              <Box key={rule.roleId}>
                <Typography sx={{ fontWeight: 600 }}>{rule.role}</Typography>
                <Typography color="text.secondary">
                  {options.find(({ value }) => value === rule.rule)?.label}
                </Typography>
              </Box>
            ))}
          </Stack>
        )}
      </Panel>
    </Box>
  )
}

function Rows({ rules }: { rules: readonly Rule[] }) {
  const { fields } = useFieldArray({ name: 'roles' })
  const chosen = useWatch({ name: 'roles' }) as readonly Pick<Rule, 'rule'>[]
  return fields.map((field, index) => {
    const rule = rules[index]
    if (rule === undefined) return null
    return (
      <Box
        key={field.id}
        role="group"
        aria-label={rule.role}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 200px' }, alignItems: 'start' }}
      >
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{rule.role}</Typography>
          <Typography variant="caption" color="text.secondary">
            {rule.people === 0
              ? t`No people`
              : rule.without === 0
                ? plural(rule.people, { one: '# person, ready', other: '# people, all ready' })
                : plural(rule.without, {
                    one: `# of ${rule.people} has no second step yet`,
                    other: `# of ${rule.people} have no second step yet`,
                  })}
          </Typography>
        </Box>
        <SelectField name={`roles.${index}.rule`} label={t`Sign in with`} options={options} />
        {chosen[index]?.rule === 'none' ? null : <DateField name={`roles.${index}.from`} label={t`From`} />}
      </Box>
    )
  })
}
