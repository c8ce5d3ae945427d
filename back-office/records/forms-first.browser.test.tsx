import type { Resource } from '@newyou/contract/administration/back-office/resource'
import { resources } from '@newyou/contract/administration/back-office/resources'
import { testForms } from '../testing/form-tests.ts'

// In two files, which run side by side.
const half = Math.ceil(resources.length / 2)
testForms((resources as readonly Resource[]).slice(0, half))
