import type { Context } from '#platform/http/context.ts'
import { PROJECTS } from '../rules/projects/projects.ts'
import type { ProjectGoods } from '../rules/projects/write-project.ts'
import { findFitting } from './list-alternatives.ts'

/** What the catalogue has of a project's goods; those that it does not sell are left out. */
export async function listProjectGoods(
  ctx: Context,
  { name, areaM2 }: { name: string; areaM2: number | null },
): Promise<ProjectGoods> {
  const project = PROJECTS.find((each) => each.name === name)
  const found = await Promise.all(
    (project?.goods ?? []).map(async (words) => ({ words, option: await findFitting(ctx, words) })),
  )
  return {
    name,
    areaM2,
    goods: found.flatMap(({ words, option }) => (option ? [{ words, option }] : [])),
  }
}
