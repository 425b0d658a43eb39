import {
  FlagNotFoundError,
  OpenFeature,
  TypeMismatchError,
  type Client,
  type EvaluationContext,
  type JsonValue,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk'
import type { AppDeps } from '#platform/http/context.ts'
import { evaluateFlag, flagAudiences, type FlagReader } from '../rules/evaluate-flag.ts'
import { FLAGS, isFlagKey } from '../rules/flag-definitions.ts'
import { loadTargeting } from './targeting.ts'

type FlagSource = Pick<AppDeps, 'db' | 'shop'>

/**
 * Our table as a provider of OpenFeature. It reads the table for each evaluation: three rows, and a change holds
 * everywhere at once. A boolean flag is on with its first variant; as text it is the variant's name.
 */
function createTableProvider(source: FlagSource): Provider {
  async function resolve(key: string, context: EvaluationContext) {
    if (!isFlagKey(key)) throw new FlagNotFoundError(`There is no flag ${key}.`)
    const { variants } = FLAGS[key]
    const targeting = (await loadTargeting(source)).get(key)!
    const place = variants.findIndex(({ name }) => name === context['held'])
    const { variant, reason } = evaluateFlag(key, targeting, {
      ...readReader(context),
      held: place < 0 ? undefined : place,
    })
    return { place: variant, variant: variants[variant].name, reason }
  }
  const refuseType = (): never => {
    throw new TypeMismatchError('Flags are switches or names of variants.')
  }
  return {
    metadata: { name: 'feature_flag table' },
    runsOn: 'server',
    async resolveBooleanEvaluation(key, _default, context) {
      const { place, ...details } = await resolve(key, context)
      return { ...details, value: place === 0 }
    },
    async resolveStringEvaluation(key, _default, context) {
      const { place: _, ...details } = await resolve(key, context)
      return { ...details, value: details.variant }
    },
    resolveNumberEvaluation: async () => refuseType(),
    resolveObjectEvaluation: async <T extends JsonValue>(): Promise<ResolutionDetails<T>> =>
      refuseType(),
  }
}

function readReader({ targetingKey, audience, page }: EvaluationContext): FlagReader {
  return {
    id: targetingKey ?? '',
    audience: flagAudiences.find((each) => each === audience) ?? 'visitor',
    page: typeof page === 'string' ? page : '/',
  }
}

/** OpenFeature keeps clients by domain, so that several shops of one process (as in tests) have flags of their own. */
const domains = new WeakMap<object, Promise<Client>>()
let domainCount = 0

/** The client of a shop. Flags are read outside of transactions: what holds for one reader may change meanwhile. */
export function openFlagClient({ db, shop }: FlagSource): Promise<Client> {
  const open = async () => {
    const domain = `shop-${(domainCount += 1)}`
    await OpenFeature.setProviderAndWait(domain, createTableProvider({ db, shop }))
    return OpenFeature.getClient(domain)
  }
  const client = domains.get(shop) ?? open()
  domains.set(shop, client)
  return client
}
