import { wishlist } from './en/wishlist.ts'
import { addWords } from './index.ts'

addWords({ wishlist })
