import { dutchRegions, type SchoolYear } from '../school-year';

/**
 * Netherlands: what rijksoverheid.nl published, by way of the OpenHolidays data set, compared with the calendars
 * of schools in each region (autumn and spring are advice; the week by which a school may lengthen May is left
 * out), and the days on which all schools are closed by government.nl. Flanders: the rules of the decree of 17
 * April 1991 and the days of vlaanderen.be; a test works them out.
 */
export const year2026: SchoolYear = {
  name: '2026-2027',
  since: 1,
  holidays: [
    { name: 'herfstvakantie', regions: ['noord'], first: '2026-10-10', last: '2026-10-18' },
    { name: 'herfstvakantie', regions: ['midden', 'zuid'], first: '2026-10-17', last: '2026-10-25' },
    { name: 'kerstvakantie', regions: dutchRegions, first: '2026-12-19', last: '2027-01-03' },
    { name: 'voorjaarsvakantie', regions: ['noord', 'midden'], first: '2027-02-20', last: '2027-02-28' },
    { name: 'voorjaarsvakantie', regions: ['zuid'], first: '2027-02-13', last: '2027-02-21' },
    { name: 'tweede paasdag', regions: dutchRegions, first: '2027-03-29', last: '2027-03-29' },
    { name: 'meivakantie', regions: dutchRegions, first: '2027-04-24', last: '2027-05-02' },
    { name: 'bevrijdingsdag', regions: dutchRegions, first: '2027-05-05', last: '2027-05-05' },
    { name: 'hemelvaartsdag', regions: dutchRegions, first: '2027-05-06', last: '2027-05-06' },
    { name: 'tweede pinksterdag', regions: dutchRegions, first: '2027-05-17', last: '2027-05-17' },
    { name: 'zomervakantie', regions: ['noord'], first: '2027-07-10', last: '2027-08-22' },
    { name: 'zomervakantie', regions: ['midden'], first: '2027-07-17', last: '2027-08-29' },
    { name: 'zomervakantie', regions: ['zuid'], first: '2027-07-24', last: '2027-09-05' },
    { name: 'herfstvakantie', regions: ['vlaanderen'], first: '2026-11-02', last: '2026-11-08' },
    { name: 'wapenstilstand', regions: ['vlaanderen'], first: '2026-11-11', last: '2026-11-11' },
    { name: 'kerstvakantie', regions: ['vlaanderen'], first: '2026-12-21', last: '2027-01-03' },
    { name: 'krokusvakantie', regions: ['vlaanderen'], first: '2027-02-08', last: '2027-02-14' },
    { name: 'paasvakantie', regions: ['vlaanderen'], first: '2027-03-29', last: '2027-04-11' },
    { name: 'dag van de arbeid', regions: ['vlaanderen'], first: '2027-05-01', last: '2027-05-01' },
    { name: 'hemelvaart', regions: ['vlaanderen'], first: '2027-05-06', last: '2027-05-07' },
    { name: 'pinkstermaandag', regions: ['vlaanderen'], first: '2027-05-17', last: '2027-05-17' },
    { name: 'zomervakantie', regions: ['vlaanderen'], first: '2027-07-01', last: '2027-08-31' },
  ],
};
