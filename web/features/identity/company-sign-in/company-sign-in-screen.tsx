import { useLocation } from 'react-router'
import CallbackScreen from './callback-screen.tsx'
import SsoScreen from './sso-screen.tsx'

/** The way to the identity provider, and the way back. */
export default function CompanySignInScreen() {
  return useLocation().pathname.endsWith('/callback') ? <CallbackScreen /> : <SsoScreen />
}
