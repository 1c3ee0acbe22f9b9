const onboardingKey = 'muster.onboarding-employee'

/** The token of the onboarding that was begun last; it names the employee. */
export const rememberOnboarding = (token: string) => localStorage.setItem(onboardingKey, token)
export const lastOnboarding = () => localStorage.getItem(onboardingKey)
export function forgetOnboarding(token: string): void {
  if (lastOnboarding() === token) localStorage.removeItem(onboardingKey)
}
