import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import {
  isEditable,
  lenderApplicationStatusNames,
  lenderDocumentKindNames,
  lenderDocumentKinds,
  lenderNames,
  wantsCode,
} from './rules/lenders.ts'
import { findOpenStep, listMissingParts, type LenderAnswers } from './rules/steps.ts'
import type { LenderApplicationRecord, listFiles } from './store/applications.ts'
import type { findKnownFacts } from './store/known-facts.ts'

type Files = Awaited<ReturnType<typeof listFiles>>
type KnownFacts = NonNullable<Awaited<ReturnType<typeof findKnownFacts>>>

const optional = <T, R>(value: T | null, convert: (value: T) => R): R | null =>
  value === null ? null : convert(value)

/** An application as the buyer reads it. */
export function presentApplication(
  application: LenderApplicationRecord,
  { files, known, isDown }: { files: Files; known: KnownFacts | undefined; isDown: boolean },
) {
  const { answers, status, agreementNumber } = application
  const missing = listMissingParts(
    answers,
    files.map(({ kind }) => kind),
  )
  return {
    id: application.id,
    lender: application.lender,
    lenderName: lenderNames[application.lender],
    status,
    statusName: lenderApplicationStatusNames[status],
    isEditable: isEditable(status),
    answers: presentAnswers(answers, known),
    eligibility: answers.verdict
      ? {
          isEligible: answers.verdict.isEligible,
          reason: answers.verdict.reason,
          upTo: optional(answers.verdict.upTo, (amount) => moneyToJson(sen(amount))),
        }
      : null,
    documents: lenderDocumentKindNames.map((kind) => ({
      kind,
      ...lenderDocumentKinds[kind],
      fileName: files.find((file) => file.kind === kind)?.name ?? null,
    })),
    missing,
    step: findOpenStep(missing),
    reason: application.reason,
    submittedAt: optional(application.submittedAt, toIsoTime),
    isOnItsWay: status === 'submitted' && application.sentAt === null,
    offered: optional(application.offered, moneyToJson),
    agreement: agreementNumber
      ? { number: agreementNumber, terms: application.agreementTerms ?? '' }
      : null,
    agreedAt: optional(application.agreedAt, toIsoTime),
    wantsCode: wantsCode(application.lender),
    codeAt: optional(application.codeAt, toIsoTime),
    isDown,
  }
}

/** What was saved; for steps that were not, what the shop knows. */
const presentAnswers = (
  { need, company, person, address }: LenderAnswers,
  known: KnownFacts | undefined,
) => ({
  need: need
    ? {
        ...need,
        amount: moneyToJson(sen(need.amount)),
        yearlySales: moneyToJson(sen(need.yearlySales)),
      }
    : null,
  company: company ?? {
    name: known?.name ?? '',
    entity: known?.entity ?? '',
    npwp: known?.npwp ?? '',
    nib: known?.nib ?? '',
  },
  person: person ?? {
    name: known?.personName ?? '',
    position: known?.position ?? '',
    phone: known?.phone ?? '',
    nik: '',
  },
  address: {
    street: address?.street ?? known?.street ?? '',
    postalCode: address?.postalCode ?? known?.postalCode ?? '',
    districtId: address ? (address.district?.id ?? '') : (known?.districtId ?? ''),
    place: address?.district
      ? `${address.street}, ${address.district.name}, ${address.district.city}, ${address.district.province} ${address.postalCode}`
      : null,
  },
})

/** An open limit: what it is, what is used, what is left. */
export const presentLimit = ({ status, offered, used }: LenderApplicationRecord) =>
  status === 'active' && offered !== null
    ? {
        limit: moneyToJson(offered),
        used: moneyToJson(used),
        free: moneyToJson(sen(Math.max(0, offered - used))),
      }
    : { limit: null, used: null, free: null }
