import type { AppDeps } from '#platform/http/context.ts'
import type { LanguageModel } from '#platform/language-model/port.ts'
import type { Lenders } from '#platform/lender/port.ts'
import { outboxOnlyTransport, type MailTransport } from '#platform/messaging/mail-transport.ts'
import type { PaymentGateway } from '#platform/payment-gateway/port.ts'
import { createWhatsAppStandIn } from '#platform/messaging/whatsapp-stand-in.ts'
import type { WhatsAppTransport } from '#platform/messaging/whatsapp-transport.ts'
import {
  createBankSimulator,
  createPaperSimulator,
} from '#modules/finance/bank-simulator/service/bank-simulator.ts'
import { createLenderSimulators } from '#modules/finance/lender-simulator/service/lender-simulator.ts'
import { countVariables } from '#modules/foundation/notifications/rules/whatsapp-templates.ts'
import type { FailureReports } from './error-reports/error-reports.ts'
import { reportPortFailures, type Ports } from './error-reports/report-port-failures.ts'

/** The outside parties that the shop has an account at. */
export type OutsideParties = {
  /** How mail leaves the shop; without it the outbox alone has it. */
  mail?: MailTransport | undefined
  /** How messages reach WhatsApp; without it the outbox alone has them. */
  whatsapp?: WhatsAppTransport | undefined
  /** Collects payments; without it the built-in bank does. */
  gateway?: PaymentGateway | undefined
  /** In place of the built-in Paper, which only the demo has. */
  paper?: PaymentGateway | undefined
  /** Lenders in place of their simulators. */
  lenders?: Partial<Lenders> | undefined
  /** Helps the assistant; without it the assistant answers by itself. */
  languageModel?: LanguageModel | undefined
}

/** Every outside party, with a stand-in for each that the shop has no account at; what fails in one is reported. */
export function completeOutsideParties(
  { mail, whatsapp, gateway, paper, lenders, languageModel }: OutsideParties,
  { shop, ...deps }: Pick<AppDeps, 'db' | 'clock' | 'shop'>,
  failures: FailureReports,
): Ports {
  return reportPortFailures(
    {
      mail: mail ?? outboxOnlyTransport,
      whatsapp: whatsapp ?? createWhatsAppStandIn(countVariables),
      gateway: gateway ?? createBankSimulator({ ...deps, shop }),
      paper: paper ?? (shop.demo ? createPaperSimulator({ ...deps, shop }) : undefined),
      lenders: { ...createLenderSimulators(deps), ...lenders },
      languageModel,
    },
    failures,
  )
}
