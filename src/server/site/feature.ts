import { apply } from './apply';
import { contact } from './contact';
import { jobs } from './jobs';
import { listWebinars } from './webinars/list-webinars';
import { cancelWebinarSignUp, checkWebinarSignUp } from './webinars/sign-off';
import { signUpForWebinar } from './webinars/sign-up';

/** The room registers these with the server. */
export const site = {
  handlers: { apply, contact, listWebinars, signUpForWebinar, checkWebinarSignUp, cancelWebinarSignUp },
  jobs,
};
