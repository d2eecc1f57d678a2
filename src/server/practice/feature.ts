import { jobs as answerJobs } from './answers/jobs';
import { jobs as difficultyJobs } from './difficulty/jobs';
import { handlers } from './handlers';

/** What the room registers with the server. */
export const practice = { handlers, jobs: [...answerJobs, ...difficultyJobs] };
