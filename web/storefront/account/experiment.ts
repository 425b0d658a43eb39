/** Specification §3 and §9: the cookie holds for 365 days, one draw in three stays with the original. */
export const EXPERIMENT = 'mobile-register-layout-experiment'
export const VARIANTS = ['original', 'new-layout'] as const
export type Variant = (typeof VARIANTS)[number]

const YEAR = 365 * 24 * 3600

/** The layout that a draw from 0 up to 1 gives. */
export const drawn = (draw: number): Variant => (draw < 1 / 3 ? 'original' : 'new-layout')

/** The layout that a request's cookie says; undefined where it says none of ours. */
export function variantIn(cookies: string | null): Variant | undefined {
  const said = new RegExp(`(?:^|;\\s*)${EXPERIMENT}=([\\w-]+)`).exec(cookies ?? '')?.[1]
  return VARIANTS.find((variant) => variant === said)
}

/** What a reader sees, and the cookie that keeps it so; scripts that measure may read it. */
export function takePart(
  request: Request,
  draw = Math.random(),
): { variant: Variant; cookie: string } {
  const variant = variantIn(request.headers.get('cookie')) ?? drawn(draw)
  return { variant, cookie: `${EXPERIMENT}=${variant}; Path=/; Max-Age=${YEAR}; SameSite=Lax` }
}
