import {
  asRegistered,
  type Country,
  countries,
  postcodeProblem,
  schoolCodeProblem,
  sources,
} from '@/contract/form-rules';
import type { CallInput } from '../../api/call';
import { emailProblem, type Problems, pupilsProblem, textProblem } from './problems';

/** What an applicant fills in; a box that is ticked is `yes`. */
export const emptyApplication = {
  /** Made with the draft, so that an application sent twice arrives once. */
  applicationId: '',
  kind: 'school',
  country: 'nl',
  schoolName: '',
  code: '',
  postcode: '',
  houseNumber: '',
  street: '',
  city: '',
  pupils: '',
  name: '',
  email: '',
  heardFrom: '',
  remarks: '',
  reference: '',
  consent: '',
  website: '',
};
export type ApplicationValues = typeof emptyApplication;

export const kinds = ['school', 'home'] as const;

export const countryOf = (typed: string): Country => countries.find((country) => country === typed) ?? 'nl';

/** Returns what is wrong with an application, as the server would; a family has no school to fill in. */
export function applicationProblems(values: ApplicationValues): Problems<keyof ApplicationValues> {
  const country = countryOf(values.country);
  const school = {
    schoolName: textProblem(values.schoolName),
    code: schoolCodeProblem(country, values.code),
    postcode: postcodeProblem(country, values.postcode),
    houseNumber: textProblem(values.houseNumber),
    street: textProblem(values.street),
    city: textProblem(values.city),
  };
  return {
    ...(values.kind === 'school' ? school : {}),
    pupils: pupilsProblem(values.pupils),
    name: textProblem(values.name),
    email: emailProblem(values.email),
    consent: values.consent === 'yes' ? undefined : 'required',
  };
}

/** Returns the call for an application without problems. */
export const applicationBody = (values: ApplicationValues, botToken: string): CallInput<'apply'>['body'] => ({
  applicationId: values.applicationId,
  country: countryOf(values.country),
  school:
    values.kind === 'school'
      ? {
          name: values.schoolName,
          code: asRegistered(values.code),
          street: values.street,
          houseNumber: values.houseNumber,
          postcode: asRegistered(values.postcode),
          city: values.city,
        }
      : null,
  pupils: Number(values.pupils),
  name: values.name,
  email: values.email.trim(),
  remarks: values.remarks,
  heardFrom: sources.find((source) => source === values.heardFrom) ?? null,
  reference: values.reference || null,
  consent: true,
  botToken,
  website: values.website,
});

/**
 * Fills in what a link to the form knows: the reference of an invitation, or what was calculated on the page of prices.
 */
export function fromLink(values: ApplicationValues, search: string): ApplicationValues {
  const query = new URLSearchParams(search);
  const kind = kinds.find((one) => one === query.get('soort'));
  const country = countries.find((one) => one === query.get('land'));
  const pupils = query.get('kinderen');
  return {
    ...values,
    ...(kind && { kind }),
    ...(country && { country }),
    ...(pupils && /^\d{1,5}$/.test(pupils) && { pupils }),
    reference: query.get('uitnodiging')?.slice(0, 80) ?? values.reference,
  };
}
