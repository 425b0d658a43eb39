import { z } from 'zod'
import { serviceUrl } from './environment-values.ts'

/** Static access values of services that the environment does not set. */
export const DEFAULT_SERVICE_ACCESS = { upo: 'pondasi-upo' } as const

/** Where the services of the specification are, when not in this process. */
export const SERVICE_VARIABLES = {
  API_URL: serviceUrl.optional(),
  BLOG_URL: serviceUrl.optional(),
  TICKET_URL: serviceUrl.optional(),
  UPO_URL: serviceUrl.optional(),
  UPO_ACCESS: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, '8 to 200 printed characters without a space')
    .default(DEFAULT_SERVICE_ACCESS.upo),
  MRI_URL: serviceUrl.optional(),
  SURVEY_URL: serviceUrl.optional(),
  CHATBOT_URL: serviceUrl.optional(),
}

type ServiceName = 'api' | 'blog' | 'ticket' | 'upo' | 'mri' | 'survey' | 'chatbot'

export type ServiceConfig = {
  /** Addresses of services in other processes, without a trailing slash. Unset: this process. */
  readonly services: Readonly<Record<ServiceName, string | undefined>>
  /** Values of the services' static access headers. The storefront's server sends them; they are not secret. */
  readonly access: Readonly<Record<'upo', string>>
}

export const readServices = (
  variables: z.output<z.ZodObject<typeof SERVICE_VARIABLES>>,
): ServiceConfig => ({
  services: {
    api: variables.API_URL,
    blog: variables.BLOG_URL,
    ticket: variables.TICKET_URL,
    upo: variables.UPO_URL,
    mri: variables.MRI_URL,
    survey: variables.SURVEY_URL,
    chatbot: variables.CHATBOT_URL,
  },
  access: { upo: variables.UPO_ACCESS },
})
