import { FLAGS, type FlagKey } from '#modules/foundation/flags/rules/flag-definitions.ts'

/**
 * Specification §3 and §9: the cookie lasts 365 days, about one visitor in three keeps the original layout. Who gets
 * which is decided by the flag of this name (decision 117).
 */
export const EXPERIMENT = 'mobile-register-layout-experiment' satisfies FlagKey
const VARIANTS = FLAGS[EXPERIMENT].variants.map(({ name }) => name)
export type RegisterLayoutVariant = (typeof VARIANTS)[number]

const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 3600

/** The layout of this name; undefined for any other text. */
export const toVariant = (name: string | undefined): RegisterLayoutVariant | undefined =>
  VARIANTS.find((variant) => variant === name)

/** The layout in a request's cookie; undefined for any other value. */
export const readVariant = (cookies: string | null): RegisterLayoutVariant | undefined =>
  toVariant(new RegExp(`(?:^|;\\s*)${EXPERIMENT}=([\\w-]+)`).exec(cookies ?? '')?.[1])

/** The cookie that preserves a visitor's layout; analytics scripts may read it. */
export const writeVariantCookie = (variant: RegisterLayoutVariant): string =>
  `${EXPERIMENT}=${variant}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`
