import type { Profile } from '@newyou/contract/accounts/profile'

/** A profile as its form shows it; empty where nothing is known. */
export function valuesOf(profile: Profile) {
  return {
    first_name: profile.first_name,
    last_name: profile.last_name,
    anonymous_name: profile.anonymous_name,
    gender: profile.gender ?? '',
    dob: profile.dob ?? '',
    marital_status: profile.marital_status ?? '',
    country: profile.country || 'India',
    state: profile.state,
    city: profile.city,
    income_sources: profile.income_sources,
    income_range_per_year: profile.income_range_per_year ?? '',
    mental_health_invest_amount: profile.mental_health_invest_amount ?? '',
    alternate_mobile_number: (profile.alternate_mobile_number ?? '').replace(/^\+91/, ''),
    profession_u_id: profile.profession_u_id ?? '',
    language_u_id: profile.language_u_id ?? '',
    organization_id: profile.organization_id,
  }
}
