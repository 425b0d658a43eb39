/**
 * Specification §3 and §9: the cookie lasts 365 days, one draw in three keeps the original layout.
 */
export const EXPERIMENT = 'mobile-register-layout-experiment'
export const VARIANTS = ['original', 'new-layout'] as const
export type RegisterLayoutVariant = (typeof VARIANTS)[number]

const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 3600

/** The layout of a draw from 0 up to 1. */
export const variantForDraw = (draw: number): RegisterLayoutVariant =>
  draw < 1 / 3 ? 'original' : 'new-layout'

/** The layout in a request's cookie; undefined for any other value. */
export function readVariant(cookies: string | null): RegisterLayoutVariant | undefined {
  const value = new RegExp(`(?:^|;\\s*)${EXPERIMENT}=([\\w-]+)`).exec(cookies ?? '')?.[1]
  return VARIANTS.find((variant) => variant === value)
}

/** The visitor's layout and the cookie that preserves it; analytics scripts may read it. */
export function assignVariant(
  request: Request,
  draw = Math.random(),
): { variant: RegisterLayoutVariant; cookie: string } {
  const variant = readVariant(request.headers.get('cookie')) ?? variantForDraw(draw)
  return {
    variant,
    cookie: `${EXPERIMENT}=${variant}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`,
  }
}
