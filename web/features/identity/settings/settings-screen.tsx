import { t } from '@lingui/core/macro'
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import {
  Archive,
  Bell,
  Building2,
  ChevronRight,
  CircleCheckBig,
  CreditCard,
  Download,
  History,
  KeyRound,
  ListChecks,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  SlidersHorizontal,
  Smartphone,
  UserRound,
  Webhook,
  UsersRound,
} from 'lucide-react'
import { approving } from '@muster/contract/request-types.ts'
import { Link } from 'react-router'
import { isAdmin, useCan, useSession } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

/** Links to the person's own settings and the company's. */
export default function SettingsScreen() {
  const session = useSession()
  const mayGiveAccess = useCan('permissionWrite')
  const mayDecide = useCan(approving)
  const maySeeExpenses = useCan('payRunConfigRead')
  const maySetUp = useCan('access_statutory_settings')
  const maySeeCompany = useCan('informationRead')
  const mayChangeCompany = useCan('informationWrite')
  return (
    <>
      <PageHeader title={t`Settings`} subtitle={t`Your account and sign-in settings`} />
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)' },
          maxWidth: 860,
        }}
      >
        <SettingsCard
          icon={ShieldCheck}
          title={t`Password and security`}
          text={t`Change your password and review active sessions`}
          to="/home/settings/password-security"
        />
        <SettingsCard
          icon={Smartphone}
          title={t`Two-factor authentication`}
          text={t`Sign in with a code from an app on your phone`}
          to="/home/settings/two-factor-authentication"
        />
        <SettingsCard
          icon={Mail}
          title={t`Two-step verification`}
          text={t`Sign in with a code sent to your email`}
          to="/home/settings/two-step-verification"
        />
        <SettingsCard
          icon={SlidersHorizontal}
          title={t`Preferences`}
          text={t`Choose how times are shown, and keyboard shortcuts`}
          to="/home/settings/preferences"
        />
        <SettingsCard
          icon={Bell}
          title={t`Notifications`}
          text={t`Choose your in-app and email notifications`}
          to="/home/settings/notifications"
        />
        <SettingsCard
          icon={UserRound}
          title={t`Your profile`}
          text={t`Your details and photo`}
          to={isAdmin(session) ? '/home/admin-profile' : '/home/profile'}
        />
        <SettingsCard
          icon={Download}
          title={t`Your data`}
          text={t`Download everything stored about you`}
          to="/home/settings/your-data"
        />
        {mayGiveAccess ? (
          <SettingsCard
            icon={UsersRound}
            title={t`Two-person rule`}
            text={t`Changes that need a second person's approval`}
            to="/home/settings/two-person-rule"
          />
        ) : null}
        {mayGiveAccess ? (
          <SettingsCard
            icon={ShieldCheck}
            title={t`Sign-in rules`}
            text={t`Roles that need more than a password`}
            to="/home/settings/sign-in-rules"
          />
        ) : null}
        {mayDecide ? (
          <SettingsCard
            icon={UserRound}
            title={t`Stand-ins`}
            text={t`Colleagues who decide requests while you are away`}
            to="/home/approval/stand-ins"
          />
        ) : null}
        {maySeeCompany ? (
          <SettingsCard
            icon={CircleCheckBig}
            title={t`Approval levels`}
            text={t`Approvers, their order and time limits`}
            to="/home/settings/approvals"
          />
        ) : null}
        {maySetUp ? (
          <SettingsCard
            icon={ListChecks}
            title={t`Company setup`}
            text={t`The setup questions and your answers`}
            to="/home/company-setup"
          />
        ) : null}
        {maySeeExpenses ? (
          <SettingsCard
            icon={ReceiptText}
            title={t`Expense categories`}
            text={t`Limits, rates and bill rules for expenses`}
            to="/home/settings/expenses"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard
            icon={History}
            title={t`Activity log`}
            text={t`All actions in your company, with date and time`}
            to="/home/settings/activity-log"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard
            icon={ShieldCheck}
            title={t`Security alerts`}
            text={t`Unusual activity, and who is notified`}
            to="/home/settings/alerts"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard
            icon={Archive}
            title={t`Attendance archive`}
            text={t`Attendance of past years, moved to files`}
            to="/home/settings/attendance-archive"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard
            icon={Building2}
            title={t`Single sign-on`}
            text={t`Sign-in with your company's identity provider`}
            to="/home/settings/single-sign-on"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard
            icon={KeyRound}
            title={t`API keys`}
            text={t`Access for other programs to your company's data`}
            to="/home/settings/api-keys"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard
            icon={Webhook}
            title={t`Webhooks`}
            text={t`Messages to other programs when something changes`}
            to="/home/settings/webhooks"
          />
        ) : null}
        {mayChangeCompany ? (
          <SettingsCard
            icon={Building2}
            title={t`Company`}
            text={t`Company information, roles, permissions and departments`}
            to="/home/organization/information"
          />
        ) : null}
        {isAdmin(session) ? (
          <SettingsCard icon={CreditCard} title={t`Plan`} text={t`View or change your plan`} to="/home/settings/plan" />
        ) : null}
      </Box>
    </>
  )
}

interface CardProps {
  icon: LucideIcon
  title: string
  text: string
  to: string
}

function SettingsCard({ icon: Icon, title, text, to }: CardProps) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={to}
        sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2.5, height: '100%', textAlign: 'start' }}
      >
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 40,
            height: 40,
            borderRadius: '10px',
            bgcolor: 'var(--blue-50)',
            color: 'var(--blue-600)',
          }}
        >
          <Icon size={20} strokeWidth={1.9} />
        </Box>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
        <Box component="span" aria-hidden sx={{ display: 'grid', color: 'var(--grey-500)' }}>
          <ChevronRight size={18} />
        </Box>
      </CardActionArea>
    </Card>
  )
}
