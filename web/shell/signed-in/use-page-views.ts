import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countedPath, pageViewCounter, pageViewQuery } from '../../session/page-views.ts'

/** Counts each page that a client who agreed to it goes to. */
export function usePageViews() {
  const { pathname } = useLocation()
  const { data: target } = useQuery(pageViewQuery)
  useEffect(() => {
    if (target) pageViewCounter(target).view(countedPath(pathname))
  }, [target, pathname])
}
