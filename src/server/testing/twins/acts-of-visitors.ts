import { botTokenOf } from '../../identity/passwords/testing';
import type { Act } from './act';
import { idFor } from './own-context';

/* What a visitor of the public pages does in a test, who belongs to no school. */

/** The forms of the public pages: their ids name rows of no account, so each visitor has its own. */
export const publicForms: Act = async (hand) => {
  const { server } = hand;
  const email = hand.own('bezoeker@school.example');
  const person = { name: 'Bo', email, website: '' };
  const id = (form: string) => idFor(form, hand.own('visitor'), hand.times(form));
  const application = {
    ...person,
    applicationId: id('application'),
    country: 'nl' as const,
    school: null,
    pupils: 2,
    remarks: '',
    heardFrom: null,
    reference: null,
    consent: true as const,
    botToken: await botTokenOf(server, 'application'),
  };
  await server.call('apply', { body: application });
  const botToken = await botTokenOf(server, 'contact-message');
  const message = { messageId: id('message'), topic: 'other' as const, message: 'Dag', botToken };
  await server.call('contact', { body: { ...person, ...message } });
};

/** A webinar that visitors from anywhere can sign up for. */
export const webinarOfAll = idFor('webinar');

/** Signs up for a webinar, looks at the own place by its link and gives it up. */
export const webinarVisit: Act = async (hand) => {
  const { server } = hand;
  const email = hand.own(`webinar-${hand.times('webinar')}@school.example`);
  await server.call('listWebinars', {});
  const botToken = await botTokenOf(server, 'webinar-sign-up');
  const body = { name: 'Bo', email, school: '', botToken, website: '' };
  await server.call('signUpForWebinar', { params: { webinarId: webinarOfAll }, body });
  const token = await hand.signUpTokenOf(email);
  await server.call('checkWebinarSignUp', { body: { token } });
  await server.call('cancelWebinarSignUp', { body: { token } });
};
