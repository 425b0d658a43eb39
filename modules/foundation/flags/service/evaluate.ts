import { ErrorCode } from '@openfeature/server-sdk'
import type { Context } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { findCommonVariant, type FlagAudience } from '../rules/evaluate-flag.ts'
import { FLAGS, flagKeys, isFlagKey } from '../rules/flag-definitions.ts'
import { openFlagClient } from './flag-provider.ts'
import { loadTargeting } from './targeting.ts'

/** The variant of each flag that everybody gets. Pages that many readers share may show only that. */
export async function listCommonVariants(ctx: Pick<Context, 'db' | 'shop'>) {
  const targeting = await loadTargeting(ctx)
  return {
    results: flagKeys.map((key) => {
      const place = findCommonVariant(targeting.get(key)!)
      return { key, variant: place === undefined ? null : FLAGS[key].variants[place].name }
    }),
  }
}

type EvaluationInput = {
  reader: string
  audience?: FlagAudience | undefined
  page: string
  held?: string | undefined
}

/** A flag for one reader of one page, by OpenFeature's client. Throws 404 where there is no such flag. */
export async function evaluate(
  ctx: Context,
  key: string,
  { reader, audience = 'visitor', page, held }: EvaluationInput,
) {
  if (!isFlagKey(key)) throw unknownFlag()
  const client = await openFlagClient(ctx)
  const { value, reason, errorCode, errorMessage } = await client.getStringDetails(
    key,
    FLAGS[key].variants[0].name,
    {
      targetingKey: reader,
      audience: findAccountKind(ctx) ?? audience,
      page,
      ...(held === undefined ? {} : { held }),
    },
  )
  // OpenFeature answers failures with the default; ours are reported as every other fault.
  if (errorCode === ErrorCode.FLAG_NOT_FOUND) throw unknownFlag()
  if (errorCode) throw new Error(`flag ${key}: ${errorMessage ?? errorCode}`)
  return { key, variant: value, reason: reason ?? 'DEFAULT' }
}

function findAccountKind({ actor }: Context): FlagAudience | undefined {
  if (actor.kind !== 'buyer' && actor.kind !== 'audience') return undefined
  return actor.isBusiness ? 'business' : 'retail'
}

export const unknownFlag = () =>
  new Refusal('flag.unknown', 'Sakelar ini tidak ada. Muat ulang halaman ini.', 404)
