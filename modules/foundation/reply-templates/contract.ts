import { z } from 'zod'

/** A sentence that staff write often, under its title. */
export const ReplyTemplate = z.object({ id: z.string(), title: z.string(), text: z.string() })

/** An empty text removes it. */
export const ReplyTemplateInput = z.object({
  title: z.string().trim().min(2, 'Tulis judulnya.').max(80),
  text: z.string().trim().max(1000),
})
