import type { Api } from '#modules/client.ts'

export type Profile = Awaited<ReturnType<Api['customers']['profile']>>
