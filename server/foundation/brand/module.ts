import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Brands, createBrands } from './brands.ts'

/** The brand of the practice: its names and how it looks. */
export function brandModule(platform: Platform) {
  const brands = createBrands(platform)
  return { ...brands, open: brands.show } satisfies Module & Brands
}
