import { useEffect } from 'react'
import { EXPERIMENT, type RegisterLayoutVariant } from './layout-experiment.ts'

/** Tells the data layer which layout the reader sees (specification §3). */
export function useReportExperiment(variant: RegisterLayoutVariant): void {
  useEffect(() => {
    const page = window as unknown as { dataLayer?: object[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'experiment', experiment: EXPERIMENT, variant })
  }, [variant])
}
