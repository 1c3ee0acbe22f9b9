import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { AddressRow } from './address-row.tsx'

const guides = [
  {
    name: t`Google Workspace`,
    text: t`In Google Cloud, create an OAuth client of the type Web application and add the redirect address. Set the consent screen to Internal. The issuer is https://accounts.google.com.`,
  },
  {
    name: t`Microsoft Entra ID`,
    text: t`Register an app for this organization only, and add the redirect address as Web. Create a client secret. The issuer is https://login.microsoftonline.com/, your tenant ID, and /v2.0. Add the optional claims email and xms_edov to the ID token.`,
  },
  {
    name: t`Okta`,
    text: t`Create an app integration with OIDC and Web application, add the redirect address, and assign your people. The issuer is your Okta address, for example https://company.okta.com.`,
  },
]

/** What to do at the provider, before anything is entered here. */
export function GuidePanel({ callback }: { callback: string }) {
  return (
    <Panel title={t`At your identity provider`}>
      <AddressRow
        label={t`Redirect address`}
        address={callback}
        copy={t`Copy redirect address`}
        copied={t`Redirect address copied`}
      />
      {guides.map(({ name, text }) => (
        <Box key={name} sx={{ mb: 1.5 }}>
          <Typography variant="h4" component="h3">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Panel>
  )
}
