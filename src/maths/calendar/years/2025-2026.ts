import { dutchRegions, type SchoolYear } from '../school-year';

/**
 * Netherlands: what rijksoverheid.nl published, by way of the OpenHolidays data set, compared with the calendars
 * of schools in each region (autumn and spring are advice; the week by which a school may lengthen May is left
 * out), and the days on which all schools are closed by government.nl. Flanders: the rules of the decree of 17
 * April 1991 and the days of vlaanderen.be; a test works them out.
 */
export const year2025: SchoolYear = {
  name: '2025-2026',
  since: 1,
  holidays: [
    { name: 'herfstvakantie', regions: ['noord', 'midden'], first: '2025-10-18', last: '2025-10-26' },
    { name: 'herfstvakantie', regions: ['zuid'], first: '2025-10-11', last: '2025-10-19' },
    { name: 'kerstvakantie', regions: dutchRegions, first: '2025-12-20', last: '2026-01-04' },
    { name: 'voorjaarsvakantie', regions: ['noord'], first: '2026-02-21', last: '2026-03-01' },
    { name: 'voorjaarsvakantie', regions: ['midden', 'zuid'], first: '2026-02-14', last: '2026-02-22' },
    { name: 'tweede paasdag', regions: dutchRegions, first: '2026-04-06', last: '2026-04-06' },
    { name: 'meivakantie', regions: dutchRegions, first: '2026-04-25', last: '2026-05-03' },
    { name: 'bevrijdingsdag', regions: dutchRegions, first: '2026-05-05', last: '2026-05-05' },
    { name: 'hemelvaartsdag', regions: dutchRegions, first: '2026-05-14', last: '2026-05-14' },
    { name: 'tweede pinksterdag', regions: dutchRegions, first: '2026-05-25', last: '2026-05-25' },
    { name: 'zomervakantie', regions: ['noord'], first: '2026-07-04', last: '2026-08-16' },
    { name: 'zomervakantie', regions: ['midden'], first: '2026-07-18', last: '2026-08-30' },
    { name: 'zomervakantie', regions: ['zuid'], first: '2026-07-11', last: '2026-08-23' },
    { name: 'herfstvakantie', regions: ['vlaanderen'], first: '2025-10-27', last: '2025-11-02' },
    { name: 'wapenstilstand', regions: ['vlaanderen'], first: '2025-11-11', last: '2025-11-11' },
    { name: 'kerstvakantie', regions: ['vlaanderen'], first: '2025-12-22', last: '2026-01-04' },
    { name: 'krokusvakantie', regions: ['vlaanderen'], first: '2026-02-16', last: '2026-02-22' },
    { name: 'paasvakantie', regions: ['vlaanderen'], first: '2026-04-06', last: '2026-04-19' },
    { name: 'dag van de arbeid', regions: ['vlaanderen'], first: '2026-05-01', last: '2026-05-01' },
    { name: 'hemelvaart', regions: ['vlaanderen'], first: '2026-05-14', last: '2026-05-15' },
    { name: 'pinkstermaandag', regions: ['vlaanderen'], first: '2026-05-25', last: '2026-05-25' },
    { name: 'zomervakantie', regions: ['vlaanderen'], first: '2026-07-01', last: '2026-08-31' },
  ],
};
