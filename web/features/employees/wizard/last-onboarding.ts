const onboardingKey = 'muster.onboarding-employee'

/** The token of the latest onboarding; it identifies the employee. */
export const rememberOnboarding = (token: string) => localStorage.setItem(onboardingKey, token)
export const lastOnboarding = () => localStorage.getItem(onboardingKey)
export function forgetOnboarding(token: string): void {
  if (lastOnboarding() === token) localStorage.removeItem(onboardingKey)
}
