/** Specification §3 and §9: the cookie holds for 365 days, one draw in three stays with the original. */
export const EXPERIMENT = 'mobile-register-layout-experiment'
export const VARIANTS = ['original', 'new-layout'] as const
export type RegisterLayoutVariant = (typeof VARIANTS)[number]

const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 3600

/** The layout that a draw from 0 up to 1 gives. */
export const variantForDraw = (draw: number): RegisterLayoutVariant =>
  draw < 1 / 3 ? 'original' : 'new-layout'

/** The layout that a request's cookie says; undefined where it says none of ours. */
export function readVariant(cookies: string | null): RegisterLayoutVariant | undefined {
  const value = new RegExp(`(?:^|;\\s*)${EXPERIMENT}=([\\w-]+)`).exec(cookies ?? '')?.[1]
  return VARIANTS.find((variant) => variant === value)
}

/** What a reader sees, and the cookie that keeps it so; scripts that measure may read it. */
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
